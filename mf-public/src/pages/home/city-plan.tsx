/** A plan of streets with a river and three points, drawn in lines; decoration of a deep ground. */
export function CityPlan({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 320 240" fill="none" aria-hidden="true" focusable="false">
      <g stroke="var(--color-deep-line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M96 240 132 20M176 240 206 8M262 240l22-240M60 196l260 28M84 128l236 26M104 58l216 24" />
        <path d="M143 131 128 201M214 145l-9 60M227 68l-8 78" />
        <path d="M30 240c8-40 44-48 40-84s28-44 34-76S100 26 116 0" strokeWidth="9" />
      </g>
      <g strokeWidth="2.5" stroke="var(--color-brand-deep)">
        <path d="M168 112c-12-16-18-24-18-34a18 18 0 0 1 36 0c0 10-6 18-18 34Z" fill="var(--color-accent)" />
        <path d="M250 204c-11-14-16-21-16-30a16 16 0 0 1 32 0c0 9-5 16-16 30Z" fill="var(--color-brand)" />
        <path d="M274 74c-9-12-13-18-13-25a13 13 0 0 1 26 0c0 7-4 13-13 25Z" fill="var(--color-brand)" />
      </g>
      <g fill="var(--color-brand-deep)">
        <circle cx="168" cy="78" r="6" />
        <circle cx="250" cy="174" r="5" />
        <circle cx="274" cy="49" r="4" />
      </g>
    </svg>
  );
}
