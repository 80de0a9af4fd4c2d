/** Browsers that can wait for it paint nothing before the header has been read: half of it would move. */
export const HEADER_ID = 'site-header';
