export function Footer(_: { small: boolean }) { return <footer />; }
