import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution'
import { track } from '../../lib/events'

/** The element that a value is about, as a CSS selector. */
function targetOf(metric: MetricWithAttribution): string {
  if (metric.name === 'LCP') return metric.attribution.target ?? ''
  if (metric.name === 'INP') return metric.attribution.interactionTarget ?? ''
  return metric.name === 'CLS' ? (metric.attribution.largestShiftTarget ?? '') : ''
}

/** Tells the Core Web Vitals of this page load, those before this call too. */
export function watchVitals(): void {
  const tell = (metric: MetricWithAttribution) =>
    track('web_vital', {
      metric: metric.name,
      value: Number(metric.value.toFixed(metric.name === 'CLS' ? 4 : 0)),
      rating: metric.rating,
      target: targetOf(metric),
    })
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell)
}
