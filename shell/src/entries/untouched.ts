import type { PageData } from '@ecocircle/shared-contracts';
import * as webVitals from 'web-vitals';
import { queueOf, tellSpeed } from '../features/beacons/index.ts';

/** Of a page whose code waits until somebody touches it: how fast it came, and what it made of a first touch. */
const page = JSON.parse(document.getElementById('portal-page')?.textContent ?? '') as PageData;
tellSpeed(queueOf(page), { page, route: page.hydration?.route ?? null }, webVitals);
