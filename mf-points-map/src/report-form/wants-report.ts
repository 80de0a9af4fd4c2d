/** Asks the page of a point for its form, where no script opens it. */
export const PARAMETER = 'report';

/** Whether an address asks for the form. */
export const wantsReport = (search: URLSearchParams): boolean => search.get(PARAMETER) === 'true';

/** Loads the form: few visitors report a point. */
export const loadReportForm = () => import(/* webpackChunkName: "report-form" */ './report-form.tsx');
