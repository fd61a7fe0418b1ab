import { ellipse, filtered, line, path, shade } from '../shapes'
import type { Kind } from './kind'

export const spirits = {
  /** A small glass with a heavy foot. */
  spirit: {
    on: 'NONE',
    color: '#efe4bf',
    draw: ({ color }) =>
      filtered(
        'matte',
        path('M128 92L146 322Q148 336 164 336L236 336Q252 336 254 322L272 92Z', '#ffffff').replace(
          '/>',
          ' fill-opacity=".55"/>',
        ),
      ) +
      filtered('drink', path('M140 160L151 286Q152 294 164 294L236 294Q248 294 249 286L260 160Z', color)) +
      filtered('drink', ellipse(60, 12, shade(color, 0.3), [200, 161])) +
      `<ellipse cx="200" cy="93" rx="71" ry="14" fill="#fff" fill-opacity=".18" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>` +
      filtered('glass', path('M158 304L242 304 238 328 162 328Z', '#f4fafc')).replace('<g', '<g opacity=".55"') +
      line('M148 128L160 282', '#fff', 8, 'opacity=".6"') +
      line('M252 130L244 260', '#fff', 4, 'opacity=".4"'),
  },
} satisfies Record<string, Kind>
