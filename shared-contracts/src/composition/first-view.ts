/**
 * The id of the element that a server-rendered page shows first: browsers that can wait for it paint nothing before it has
 * been read. A part of the first window with few bytes before its end; without one a page is painted from its header on.
 */
export const FIRST_VIEW_ID = 'first-view';
