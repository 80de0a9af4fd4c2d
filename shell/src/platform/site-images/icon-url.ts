/** The portal's icon as a data URL: it is smaller than a request for it. */
export { default as ICON_URL } from './icon.svg?inline';
