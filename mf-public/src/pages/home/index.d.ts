export { Component } from './home-page.tsx';
export { createLoader } from './load-home.ts';
