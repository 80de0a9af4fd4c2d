/** Whether the visitor prefers dark colours; on the server nobody knows, so light. */
export declare const useDarkScheme: () => boolean;
