import { useTranslation } from 'react-i18next';

/** The namespace of the map's texts. */
export const NAMESPACE = 'mf-points-map';

/** Translates the map's texts. */
export const useTexts = () => useTranslation(NAMESPACE).t;

/** The function that {@link useTexts} returns. */
export type Texts = ReturnType<typeof useTexts>;
