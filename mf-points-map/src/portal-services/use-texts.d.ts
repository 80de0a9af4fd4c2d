/** The namespace of the map's texts. */
export declare const NAMESPACE = 'mf-points-map';
/** Translates the map's texts. */
export declare const useTexts: () => import('i18next').TFunction<'mf-points-map', undefined>;
/** The function that {@link useTexts} returns. */
export type Texts = ReturnType<typeof useTexts>;
