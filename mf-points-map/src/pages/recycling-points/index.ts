export { Component } from './recycling-points-page.tsx';
