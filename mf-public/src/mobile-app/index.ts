export { appJsonLd } from './app-json-ld.ts';
