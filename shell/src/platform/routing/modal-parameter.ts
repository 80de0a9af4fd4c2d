/** The parameter of an address whose page holds the form of a dialog. */
export const MODAL_PARAMETER = 'modal';
