/** Every drawing. */
export const DrawingsPart = () => null;
