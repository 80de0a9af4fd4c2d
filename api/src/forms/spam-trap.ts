/** Whether the hidden field that only robots fill in has a value. */
export const isTrapped = (website: string | undefined): boolean => (website ?? '').trim() !== '';
