/** The path of an event's page. */
export const eventPath = (id: string): string => `/charity-event/${encodeURIComponent(id)}`;
