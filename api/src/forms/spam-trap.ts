/** Whether the field that people never see was filled in. */
export const isTrapped = (website: string | undefined): boolean => (website ?? '').trim() !== '';
