export { Component } from './charity-events-page.tsx';
export { createLoader } from './load-events.ts';
