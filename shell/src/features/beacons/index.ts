export { queueOf } from './page-queue.ts';
export { startBeacons } from './start-beacons.ts';
export { tellSpeed } from './tell-speed.ts';
