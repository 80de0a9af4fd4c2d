export { createLoader } from '../../newsletter-link/index.ts';
export { Component } from './newsletter-confirm-page.tsx';
