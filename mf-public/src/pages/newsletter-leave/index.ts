export { createLoader } from '../../newsletter-link/index.ts';
export { Component } from './newsletter-leave-page.tsx';
