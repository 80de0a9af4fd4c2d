export { Component } from './charity-event-page.tsx';
