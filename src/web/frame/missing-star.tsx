const strapwork =
  'M0-118L83.4 83.4M83.4-83.4L0 118M118 0L-83.4 83.4M83.4 83.4L-118 0M0 118L-83.4-83.4M-83.4 83.4L0-118M-118 0L83.4-83.4M-83.4-83.4L118 0' +
  'M45.2-109V109M109-45.2L-45.2 109M109 45.2H-109M45.2 109L-109-45.2M-45.2 109V-109M-109 45.2L45.2-109M-109-45.2H109M-45.2-109L109 45.2';
const kites =
  'M0-19.7L-19.8-47.8L0-72L19.8-47.8Z M19.7 0L47.8-19.8L72 0L47.8 19.8Z M13.9 13.9L47.8 19.8L50.9 50.9L19.8 47.8Z M0 19.7L19.8 47.8L0 72L-19.8 47.8Z ' +
  'M-13.9 13.9L-19.8 47.8L-50.9 50.9L-47.8 19.8Z M-19.7 0L-47.8 19.8L-72 0L-47.8-19.8Z M-13.9-13.9L-47.8-19.8L-50.9-50.9L-19.8-47.8Z';
const northEastKite = 'M13.9-13.9L19.8-47.8L50.9-50.9L47.8-19.8Z';
const fall = 'M54-52C120-74 150-10 124 62';

/** The star of the logo, with one petal out of its place. */
export function MissingStar() {
  return (
    <svg viewBox="-150 -126 300 256" width="300" height="256" aria-hidden="true" focusable="false">
      <circle r="118" fill="var(--blue-50)" />
      <path d={strapwork} fill="none" stroke="var(--blue-600)" strokeOpacity="0.22" />
      <circle r="118" fill="none" stroke="var(--blue-600)" strokeOpacity="0.3" />
      <circle r="80" fill="var(--surface)" />
      <path d={kites} fill="var(--blue-600)" />
      <path
        d={northEastKite}
        fill="var(--purple-50)"
        stroke="var(--purple-600)"
        strokeWidth="1.6"
        strokeDasharray="4 4"
        strokeLinejoin="round"
      />
      <path
        d={fall}
        fill="none"
        stroke="var(--purple-600)"
        strokeWidth="2.5"
        strokeDasharray="0.1 9"
        strokeLinecap="round"
        opacity="0.7"
      />
      <ellipse cx="112" cy="122" rx="30" ry="4" fill="var(--blue-900)" opacity="0.14" />
      <path
        d={northEastKite}
        transform="translate(112 94) rotate(28) translate(-33 33)"
        fill="var(--purple-600)"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
