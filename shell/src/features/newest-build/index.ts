export { watchBuilds } from './watch-builds.ts';
