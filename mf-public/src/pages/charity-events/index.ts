export { Component } from './charity-events-page.tsx';
