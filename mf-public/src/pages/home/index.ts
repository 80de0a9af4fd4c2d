export { Component } from './home-page.tsx';
