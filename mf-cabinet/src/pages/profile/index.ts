export { Component } from './profile-page.tsx';
