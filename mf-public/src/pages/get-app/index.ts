export { appHandle as handle } from '../../mobile-app/index.ts';
export { Component } from './get-app-page.tsx';
export { createLoader } from './load-app-page.ts';
