#!/usr/bin/env node
import { run } from './run.js';
import { guardStandardStreams } from './standard-streams.js';

guardStandardStreams();
await run(process.argv);
