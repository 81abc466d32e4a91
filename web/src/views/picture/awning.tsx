interface AwningProps {
  readonly width: number;
  readonly stripes: number;
  readonly color: string;
}

/** A striped awning with a scalloped edge, inside an SVG. */
export function Awning({ width, stripes, color }: AwningProps) {
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
