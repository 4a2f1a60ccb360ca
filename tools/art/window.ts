import { type SceneName, sceneHeight, sceneSvg, sceneWidth } from './scenes.ts';

export const windowWidth = 264;
export const windowHeight = 216;

/** Which part of its scene a service's window looks out on, in the scene's own px. */
const views: Record<SceneName, { x: number; y: number; width: number }> = {
  dowry: { x: 800, y: 200, width: 564 },
  business: { x: 876, y: 384, width: 440 },
  home: { x: 924, y: 300, width: 586 },
};

const centre = windowWidth / 2;
const springing = 118;
const jambHalf = 104;
const rise = 92;
/** The end of each foil on the half ellipse, in degrees from the springing line. The last one ends in the peak. */
const cusps = [0, 24, 48, 70];

function onArch(degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180;
  return [centre - jambHalf * Math.cos(radians), springing - rise * Math.sin(radians)];
}

function mirrored([x, y]: [number, number]): [number, number] {
  return [2 * centre - x, y];
}

function foil([fromX, fromY]: [number, number], [x, y]: [number, number]): string {
  const radius = Math.hypot(x - fromX, y - fromY) * 0.56;
  return `A${radius} ${radius} 0 0 1 ${x} ${y}`;
}

/** A multifoil Mughal arch: jambs, four foils a side, a peak. It runs past the lower edge, where the window stands on its card. */
function archPath(): string {
  const left = cusps.map(onArch);
  const peak: [number, number] = [centre, springing - rise - 6];
  const points = [...left, peak, ...left.map(mirrored).reverse()];
  const foils = points.slice(1).map((point, index) => foil(points[index] ?? point, point));
  const [startX, startY] = onArch(0);
  const [endX] = mirrored([startX, startY]);
  const below = windowHeight + 20;
  return `M${startX} ${below}L${startX} ${startY}${foils.join('')}L${endX} ${below}Z`;
}

/** A service's window: its view in the arch, with a white rim and a thin blue line around it. */
export function windowHtml(name: SceneName): string {
  const { x, y, width } = views[name];
  const zoom = windowWidth / width;
  const arch = archPath();
  return `
    <div style="position: relative; inline-size: ${windowWidth}px; block-size: ${windowHeight}px">
      <svg width="${windowWidth}" height="${windowHeight}" style="position: absolute; inset: 0" fill="#fff" stroke-linejoin="round">
        <path d="${arch}" stroke="#9dbdf0" stroke-width="17"/><path d="${arch}" stroke="#fff" stroke-width="14"/>
      </svg>
      <div style="position: absolute; inset: 0; clip-path: path('${arch}')">
        <div style="inline-size: ${sceneWidth}px; block-size: ${sceneHeight}px; transform-origin: 0 0;
          transform: scale(${zoom}) translate(${-x}px, ${-y}px)">${sceneSvg(name)}</div>
      </div>
    </div>`;
}
