/**
 * The id of the empty element behind what a server-rendered page shows first: browsers that can wait for it paint nothing
 * before it has been read, and those that have no style sheets as files yet get them behind it. It is empty because some
 * wait for the beginning of an element only. It stands behind a part of the first window, with few bytes before it;
 * without one a page is painted from its header on.
 */
export const FIRST_VIEW_ID = 'first-view';
