export { Component } from './registration-success-page.tsx';
