export function SignOutPage() { return <h1>SignOutPage</h1>; }
