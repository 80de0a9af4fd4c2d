/** URL of the portal's icon; both builds name it, the browser's emits it. */
export { default as ICON_URL } from './icon.svg';
