export { appHandle as handle } from '../../mobile-app/index.ts';
export { Component } from './home-page.tsx';
export { createLoader } from './load-home.ts';
