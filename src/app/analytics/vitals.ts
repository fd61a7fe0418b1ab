import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution'
import { track } from '../../lib/events'

/** The CSS selector of the element that caused a value. */
function targetOf(metric: MetricWithAttribution): string {
  if (metric.name === 'LCP') return metric.attribution.target ?? ''
  if (metric.name === 'INP') return metric.attribution.interactionTarget ?? ''
  return metric.name === 'CLS' ? (metric.attribution.largestShiftTarget ?? '') : ''
}

/** Tracks the Core Web Vitals of this page load, including those measured before this call. */
export function watchVitals(): void {
  const report = (metric: MetricWithAttribution) =>
    track('web_vital', {
      metric: metric.name,
      value: Number(metric.value.toFixed(metric.name === 'CLS' ? 4 : 0)),
      rating: metric.rating,
      target: targetOf(metric),
    })
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report)
}
