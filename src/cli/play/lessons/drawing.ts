/** A place in the picture. */
export type Place = readonly [x: number, y: number];

/** What a shape is in a picture: of the first or second kind, made of them, wrong, or there to help. */
export type Role = 'a' | 'b' | 'made' | 'wrong' | 'soft' | 'grid';

/** A shape of a picture. */
export type Shape =
  | { readonly type: 'polygon'; readonly points: readonly Place[]; readonly role: Role }
  | { readonly type: 'polyline'; readonly points: readonly Place[]; readonly role: Role }
  | { readonly type: 'region'; readonly rings: readonly (readonly Place[])[]; readonly role: Role }
  | { readonly type: 'circle'; readonly center: Place; readonly radius: number; readonly role: Role }
  | { readonly type: 'dot'; readonly at: Place; readonly role: Role }
  | { readonly type: 'text'; readonly at: Place; readonly text: string }
  | {
      readonly type: 'cell';
      readonly min: Place;
      readonly size: Place;
      readonly side: 'below' | 'on' | 'above';
    };

/** A picture: shapes, the later ones on top. */
export type Drawing = readonly Shape[];

export const polygon = (points: readonly Place[], role: Role): Shape => ({ type: 'polygon', points, role });
export const polyline = (points: readonly Place[], role: Role): Shape => ({ type: 'polyline', points, role });
/** What rings enclose: where one has another in it, that is a hole. */
export const region = (rings: readonly (readonly Place[])[], role: Role): Shape => ({
  type: 'region',
  rings,
  role,
});
export const circle = (center: Place, radius: number, role: Role): Shape => ({
  type: 'circle',
  center,
  radius,
  role,
});
export const dot = (at: Place, role: Role): Shape => ({ type: 'dot', at, role });
export const text = (at: Place, words: string): Shape => ({ type: 'text', at, text: words });
