export { Component } from './get-app-page.tsx';
export { createLoader } from './load-app-page.ts';
