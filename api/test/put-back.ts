import { afterAll } from '@jest/globals';
import { setTime } from '../src/clock/clock.ts';

// The next file of a worker of jest has the same clock.
afterAll(() => setTime(null));
