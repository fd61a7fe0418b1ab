import type { Look } from './look'

/** Near-black with a purple glow, large radii. */
export const modern: Look = {
  colorScheme: 'dark',
  palette: {
    primary: '#a78bfa',
    onPrimary: '#160c2e',
    primaryText: '#c4b0ff',
    background: '#0a090f',
    paper: '#14121c',
    text: '#f5f2fc',
    textSecondary: '#b6afc8',
    divider: '#2a2638',
    outline: '#7c7592',
    error: '#ff9a93',
    success: '#7ee2a8',
    warning: '#ffc86b',
  },
  look: {
    font: "'Space Grotesk Variable', 'Space Grotesk fallback', system-ui, sans-serif",
    size: '100%',
    tracking: '-0.005em',
    headingWeight: '650',
    headingTracking: '-0.035em',
    strongWeight: '600',
    gradient:
      'radial-gradient(60% 90% at 78% 35%, #6d28d9b3 0%, #3b1578a6 38%, transparent 72%), radial-gradient(50% 80% at 10% 100%, #1e1b5e99, transparent 70%), #0a090f',
    action: 'linear-gradient(120deg, #b39dff, #8f6bff)',
    actionShadow: '0 0 0 1px #ffffff1f inset, 0 8px 32px -6px #8b5cf6a6',
    actionRadius: '14px',
    actionTransform: 'none',
    actionTracking: '0',
    ground: 'radial-gradient(75% 75% at 50% 45%, #3c2a6b 0%, #211a36 58%, #171423 100%)',
    tint: '#231b3d',
    radius: '24px',
    radiusSmall: '14px',
    cardBorder: '1px solid #272335',
    cardShadow: '0 0 0 0 #0000',
    cardShadowHover: '0 0 0 1px #8b5cf680, 0 16px 48px -16px #7c3aed8c',
    pictureShadow: 'drop-shadow(0 8px 22px #a855f766)',
    bar: '#0a090fec',
  },
}
