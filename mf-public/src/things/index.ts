export { findThings, thingsLike } from './find-things.ts';
export { requestMaterialNames, requestThing, requestThings } from './requests.ts';
export { FoundThings } from './thing-links.tsx';
export { mapOf, THINGS_PATH, thingPath } from './things-path.ts';
export { ThingsSearch } from './things-search.tsx';
