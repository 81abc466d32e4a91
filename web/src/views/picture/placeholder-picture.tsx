import drawings from './offer-drawings.svg';
import { placeholderLook } from './placeholder-look.ts';

interface AwningProps {
  readonly width: number;
  readonly stripes: number;
  readonly color: string;
}

/** A striped awning with a scalloped edge, inside an SVG. */
function Awning({ width, stripes, color }: AwningProps) {
  const step = width / stripes;
  const scallops = (first: number) => {
    let path = '';
    for (let index = first; index < stripes; index += 2) {
      path += `M${index * step} 0h${step}v24a${step / 2} ${step / 2} 0 0 1-${step} 0z`;
    }
    return path;
  };
  return (
    <>
      <path fill="#fff" d={scallops(1)} />
      <path fill={color} d={scallops(0)} />
    </>
  );
}

const width = 320;

interface PlaceholderPictureProps {
  /** The title of the offer or shop. Equal titles give equal pictures, so a preview looks like the published offer. */
  readonly title: string;
  /** Shown large if no drawing matches the title. */
  readonly discountPercent?: number | undefined;
  readonly className: string;
}

/** A drawn shop window in place of a photo: with a drawing for the title, else the discount, else a shop. */
export function PlaceholderPicture({
  title,
  discountPercent = 0,
  className,
}: PlaceholderPictureProps) {
  const { drawing, palette, stripes } = placeholderLook(title);
  const isBand = !drawing && discountPercent > 0;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 180`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-band={isBand || undefined}
    >
      <path fill={palette.wall} d={`M0 0h${width}v180H0z`} />
      <path fill={palette.light} d="M18 0h284v166H18z" />
      <path fill="#fff" opacity=".6" d="M64 0h62L42 166H18V92zM170 0h26L112 166H86z" />
      {isBand ? (
        <>
          <path fill={palette.object} d="M0 84 320 56v74L0 158z" />
          <text
            x="160"
            y="126"
            transform="rotate(-5 160 107)"
            textAnchor="middle"
            fontSize="56"
            fontWeight="800"
            fill="#fff"
          >
            {`−${discountPercent}%`}
          </text>
        </>
      ) : (
        <>
          <circle cx="160" cy="104" r="54" fill={palette.detail} />
          <use
            href={`${drawings}#${drawing ?? 'shop'}`}
            x="118"
            y="62"
            width="84"
            height="84"
            fill="none"
            stroke={palette.object}
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      <Awning width={width} stripes={stripes} color={palette.stripe} />
    </svg>
  );
}
