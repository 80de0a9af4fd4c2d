export function PageLoader() { return null; }
