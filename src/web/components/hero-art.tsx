import { Arch } from '#web/components/picture.tsx';

/** The home page's row of doorways: one is lit, with a person walking in. */
export function HeroArt({ label }: { label: string }) {
  return (
    <svg className="pic hero-art" viewBox="0 0 540 400" role="img" aria-label={label}>
      <rect className="ink" x="0" y="0" width="540" height="14" />
      <rect className="ground" x="0" y="14" width="540" height="378" />
      <Arch look="mid" x={26} y={198} r={42} base={392} />
      <Arch look="mid" x={132} y={198} r={42} base={392} />
      <Arch look="lit" x={238} y={150} r={76} base={392} />
      <Arch look="mid" x={412} y={181} r={51} base={392} />
      <Arch look="niche" x={43} y={220} r={25} base={392} />
      <Arch look="niche" x={149} y={220} r={25} base={392} />
      <Arch look="niche" x={432} y={200} r={31} base={392} />
      <circle className="sun" cx="314" cy="150" r="30" />
      <circle className="walker" cx="314" cy="288.32" r="19.2" />
      <Arch look="walker" x={282} y={350.4} r={32} base={392} />
      <circle className="ink" cx="188" cy="327.2" r="12" />
      <Arch look="ink" x={168} y={366} r={20} base={392} />
      <circle className="ink" cx="463" cy="336.92" r="10.2" />
      <Arch look="ink" x={446} y={369.9} r={17} base={392} />
      <rect className="ink" x="0" y="392" width="540" height="8" />
    </svg>
  );
}
