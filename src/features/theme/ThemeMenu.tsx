import { t } from 'ttag'
import { HoverMenu } from '../../components/HoverMenu'
import { Icon } from '../../components/Icon'
import { THEMES } from '../../lib/themes'
import { themeChosen, useTheme } from '../../stores/theme'
import { themeLabel } from './label'

/** The Theme dropdown of the bar. */
export function ThemeMenu() {
  const theme = useTheme()
  return (
    <HoverMenu
      name={t`Theme`}
      items={THEMES.map((name) => ({
        label: themeLabel(name),
        current: name === theme,
        onSelect: () => themeChosen(name),
      }))}
    >
      {t`Theme`} <Icon name="down" size={16} />
    </HoverMenu>
  )
}
