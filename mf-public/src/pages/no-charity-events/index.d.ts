export { Component } from './no-charity-events-page.tsx';
