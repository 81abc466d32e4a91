/** A lit shop window with things on offer, drawn for the side of the sign-in. */
export function ShopWindow({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="56" y="24" width="528" height="400" rx="18" fill="#fff4e8" />
      <rect
        x="56"
        y="24"
        width="528"
        height="400"
        rx="18"
        fill="none"
        stroke="#671f54"
        strokeWidth="14"
      />
      <path d="M90 44 210 400H120L63 230V100z" fill="#fff" opacity=".55" />
      <g stroke="#6e2e08" strokeWidth="3" strokeLinecap="round">
        <path d="M190 31v40M320 31v28M450 31v46" />
      </g>
      <g fill="#fb8f32">
        <path d="M160 96a30 30 0 0 1 60 0z" />
        <path d="M290 84a30 30 0 0 1 60 0z" />
        <path d="M420 102a30 30 0 0 1 60 0z" />
      </g>
      <g fill="#ffe5cb">
        <circle cx="190" cy="98" r="9" />
        <circle cx="320" cy="86" r="9" />
        <circle cx="450" cy="104" r="9" />
      </g>
      <path d="M84 262h472" stroke="#933d05" strokeWidth="10" strokeLinecap="round" />
      <g>
        <path d="M124 257c-6-34 6-66 38-66s44 32 38 66z" fill="#d9650a" />
        <path
          d="M140 225c10-8 34-8 44 0M136 241c14-9 40-9 52 0"
          stroke="#ffcb98"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <rect x="236" y="186" width="84" height="71" rx="8" fill="#842c6c" />
        <path d="M236 204h84M278 186v71" stroke="#f3dfec" strokeWidth="7" />
        <path
          d="M278 186c-26-4-30-30-14-30 12 0 14 18 14 30 0-12 2-30 14-30 16 0 12 26-14 30z"
          fill="#cb76ae"
        />
        <path
          d="M372 257v-46a14 14 0 0 1 5-11l3-3v-25h20v25l3 3a14 14 0 0 1 5 11v46z"
          fill="#0f766e"
        />
        <rect x="378" y="216" width="24" height="22" rx="3" fill="#ccfbf1" />
        <path d="M446 203h72l-8 54h-56z" fill="#b6559a" />
        <path
          d="M462 207c0-36 40-36 40 0"
          fill="none"
          stroke="#671f54"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </g>
      <path d="M84 372h472" stroke="#933d05" strokeWidth="10" strokeLinecap="round" />
      <g>
        <g transform="rotate(-8 170 330)">
          <path d="M118 300h84l26 30-26 30h-84a8 8 0 0 1-8-8v-44a8 8 0 0 1 8-8z" fill="#fb8f32" />
          <circle cx="206" cy="330" r="6" fill="#fff4e8" />
          <path d="m136 346 42-34" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
          <circle cx="140" cy="318" r="7" fill="none" stroke="#fff" strokeWidth="5" />
          <circle cx="174" cy="342" r="7" fill="none" stroke="#fff" strokeWidth="5" />
        </g>
        <ellipse cx="320" cy="360" rx="58" ry="9" fill="#ffcb98" />
        <path d="M276 356c-4-38 20-60 44-60s48 22 44 60z" fill="#842c6c" />
        <path
          d="M276 340c14 12 26-2 44 8s30-6 44-8"
          fill="none"
          stroke="#f3dfec"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <circle cx="320" cy="290" r="10" fill="#b94f04" />
        <path d="M440 367v-40h76v40z" fill="#0f766e" />
        <path
          d="M452 327c-10-24 4-40 14-44 2 14 6 20 12 24 0-14 6-26 18-34 2 22 16 28 8 54z"
          fill="#14b8a6"
        />
      </g>
    </svg>
  );
}
