export { startBeacons } from './start-beacons.ts';
