import { existsSync } from 'node:fs';

const PLACES = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** Where Chromium is; `undefined` if it is not installed. */
export const chromiumPath: string | undefined = PLACES.find((place) => existsSync(place));
