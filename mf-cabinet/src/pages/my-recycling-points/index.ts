export { Component } from './my-recycling-points-page.tsx';
