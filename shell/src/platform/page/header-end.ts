/** What stands behind the header: browsers that can wait for it paint nothing before, since half a header would move. */
export const HEADER_END_ID = 'site-header-end';
