import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartTools } from './cart-tools'
import { menuTools } from './menu-tools'
import type { Tool } from './tool'

type ModelContext = { registerTool: (tool: Tool, options: { signal: AbortSignal }) => unknown }

/** Offers tools to the assistants of browsers that have WebMCP. Renders nothing. */
export function Assistant() {
  const client = useQueryClient()
  const navigate = useNavigate()
  /** The current one: it changes with each address. */
  const go = useRef(navigate)
  useEffect(() => void (go.current = navigate), [navigate])
  useEffect(() => {
    const { modelContext } = document as Document & { modelContext?: ModelContext }
    const controller = new AbortController()
    const tools = [...menuTools(client), ...cartTools(client, (path) => void go.current(path))]
    const { signal } = controller
    const register = async (tool: Tool) => await modelContext?.registerTool(tool, { signal })
    // It rejects when the tools are taken back, and where the browser does not take them.
    for (const tool of tools) register(tool).catch(() => {})
    return () => controller.abort()
  }, [client])
  return null
}
